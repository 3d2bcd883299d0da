import { wireServer } from '../../adapters/wiring/server.ts';
import { parseEnv } from '../../server/start/env.ts';

/**
 * Opens the enquiry stores of a node's configuration, as the operator's commands do.
 * @param told receives each line of the log
 */
export function openEnquiryPorts(variables: Readonly<Record<string, string>>, told: string[]) {
  const env = parseEnv({ ...variables, FORM_SECRET: 'a secret that no form of this test is signed with' });
  if (!env.ok) throw new Error(env.error.join('\n'));
  const line = (details: object, message: string) => void told.push(`${message} ${JSON.stringify(details)}`);
  const wired = wireServer({ ...env.value, assetsDir: 'public/assets', log: { info() {}, warn: line, error: line } });
  return { ...wired.enquiryPorts(), close: async () => wired.close() };
}
