import { ContainerModule } from 'inversify';
import { MessageTransport } from '../../core/ports/message-transport.ts';
import { MailboxFolder } from './mailbox-folder.ts';

/** Mail into a folder of files. */
export function mailboxFolderModule(folder: string): ContainerModule {
  return new ContainerModule(({ bind }) => {
    bind<MessageTransport>(MessageTransport).toConstantValue(new MailboxFolder(folder)).whenNamed('mail');
  });
}
