import { inject, injectable } from 'inversify';
import type { RemoteFileRequest, RemoteFiles } from '../../core/ports/remote-files.ts';
import { openRemoteFile } from './open-remote-file.ts';
import type { AllowedAddresses } from './public-address.ts';

export interface RemoteHttpOptions {
  readonly allowed: AllowedAddresses;
}
export const RemoteHttpOptions = Symbol.for('RemoteHttpOptions');

/** Gets files of strangers over HTTP (AV2, FD3). */
@injectable()
export class RemoteHttp implements RemoteFiles {
  constructor(@inject(RemoteHttpOptions) private readonly options: RemoteHttpOptions) {}

  open(address: string, request: RemoteFileRequest) {
    return openRemoteFile(address, request, this.options.allowed);
  }
}
