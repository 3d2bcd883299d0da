import { ContainerModule } from 'inversify';
export const module = ContainerModule;
