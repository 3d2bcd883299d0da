import { ContainerModule } from 'inversify';
import { MessageTransport } from '../../core/ports/message-transport.ts';
import { SmtpDelivery } from './smtp-delivery.ts';
import type { SmtpServer } from './smtp-options.ts';

/** Mail by a server. */
export function mailSmtpModule(server: SmtpServer): ContainerModule {
  return new ContainerModule(({ bind }) => {
    bind<MessageTransport>(MessageTransport).toConstantValue(new SmtpDelivery(server)).whenNamed('mail');
  });
}
