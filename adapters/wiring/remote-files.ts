import type { RemoteFiles } from '../../core/ports/remote-files.ts';
import type { AllowedAddresses } from '../remote-http/public-address.ts';
import { RemoteHttp } from '../remote-http/remote-http.ts';

/** Returns the port for tools, which have no settings of a server. @param allowed loopback is for development alone */
export function wireRemoteFiles(allowed: AllowedAddresses): RemoteFiles {
  return new RemoteHttp({ allowed });
}
