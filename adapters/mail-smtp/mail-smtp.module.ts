import { ContainerModule } from 'inversify';
import { EnquiryDelivery } from '../../core/ports/message-transport.ts';
import { SmtpDelivery } from './smtp-delivery.ts';
import type { SmtpServer } from './smtp-options.ts';

/** Mail by a server. */
export function mailSmtpModule(server: SmtpServer): ContainerModule {
  return new ContainerModule(({ bind }) => {
    bind<EnquiryDelivery>(EnquiryDelivery).toConstantValue(new SmtpDelivery(server)).whenNamed('mail');
  });
}
