import 'reflect-metadata/lite';
import { Container } from 'inversify';
export const container = Container;
