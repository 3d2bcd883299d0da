import { ContainerModule } from 'inversify';
import { EnquiryDelivery } from '../../core/ports/message-transport.ts';
import { MailboxFolder } from './mailbox-folder.ts';

/** Mail into a folder of files. */
export function mailboxFolderModule(folder: string): ContainerModule {
  return new ContainerModule(({ bind }) => {
    bind<EnquiryDelivery>(EnquiryDelivery).toConstantValue(new MailboxFolder(folder)).whenNamed('mail');
  });
}
