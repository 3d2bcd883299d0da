import type { Port } from '../../core/ports/port.ts';
export type Asked = Port;
