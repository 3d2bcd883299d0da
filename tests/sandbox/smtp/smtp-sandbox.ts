import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { refusal, SLOW_MS, type SmtpFault, wentWrongAtOnce } from './faults.ts';

export interface SmtpSandboxOptions {
  /** 0 for any free port. */
  readonly port?: number;
  /** Whether STARTTLS is offered, with a self-signed certificate. */
  readonly startTls?: boolean;
  /** Called with each letter that was accepted. */
  readonly onLetter?: (letter: CaughtLetter) => void;
  /** The credentials that are required before a letter; none by default. */
  readonly login?: { readonly user: string; readonly pass: string };
}

/** A letter that was accepted. */
export interface CaughtLetter {
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: string;
  readonly mail: Email;
  readonly encrypted: boolean;
  readonly user: string | null;
}

export interface SmtpSandbox {
  readonly host: string;
  readonly port: number;
  /** Letters in the order of their acceptance. */
  readonly letters: readonly CaughtLetter[];
  /** Returns the number of connections so far. */
  connections(): number;
  /** Makes connections fail in this way from now on, the first `times` if given; null ends the fault. */
  fail(fault: SmtpFault | null, options?: { readonly times?: number }): Promise<void>;
  /** Refuses these recipients with 550 from now on, in lower case. */
  refuse(...addresses: readonly string[]): void;
  /** Resets every open connection. */
  hangUp(): void;
  stop(): Promise<void>;
}

const HOST = '127.0.0.1';

/** Starts a mail server on a free loopback port that keeps its letters, behind a proxy that resets connections. */
export async function startSmtpSandbox(options: SmtpSandboxOptions = {}): Promise<SmtpSandbox> {
  const letters: CaughtLetter[] = [];
  const refused = new Set<string>();
  const clients = new Map<number, Socket>();
  const open = new Set<Socket>();
  let connections = 0;
  let failing: { readonly fault: SmtpFault; left: number } | null = null;

  function isFailing(...faults: readonly SmtpFault[]): SmtpFault | null {
    if (failing === null || failing.left < 1 || !faults.includes(failing.fault)) return null;
    failing.left -= 1;
    return failing.fault;
  }

  async function take(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<void> {
    const fault = isFailing('reset-in-letter', 'reset-after-letter', 'letter-refused', 'disk-full');
    const client = clients.get(session.remotePort);
    if (fault === 'reset-in-letter') stream.once('data', () => client?.resetAndDestroy());
    const parts: Buffer[] = [];
    for await (const part of stream) parts.push(part);
    if (fault === 'reset-in-letter') throw refusal(451, '4.3.0 Broken off');
    if (fault === 'letter-refused') throw refusal(552, '5.3.4 Too much for <broker@halyard.example>');
    if (fault === 'disk-full') throw refusal(452, '4.3.1 No room for it');
    const { mailFrom, rcptTo } = session.envelope;
    const raw = Buffer.concat(parts).toString();
    const letter: CaughtLetter = {
      from: mailFrom === false ? '' : mailFrom.address,
      to: rcptTo.map(({ address }) => address),
      raw,
      mail: await PostalMime.parse(raw),
      encrypted: session.secure,
      user: session.user ?? null,
    };
    letters.push(letter);
    options.onLetter?.(letter);
    if (fault === 'reset-after-letter') client?.resetAndDestroy();
  }

  const { startTls = false, login } = options;
  const server = new SMTPServer({
    logger: false,
    disableReverseLookup: true,
    allowInsecureAuth: true,
    authOptional: login === undefined,
    disabledCommands: [...(startTls ? [] : ['STARTTLS']), ...(login === undefined ? ['AUTH'] : [])],
    onAuth({ username = '', password }, _session, done) {
      const isRight = username === login?.user && password === login.pass;
      if (isRight && isFailing('login-refused') === null) done(null, { user: username });
      else done(refusal(535, `5.7.8 ${username} may not come in`));
    },
    onMailFrom({ address }, _session, done) {
      const isRefused = isFailing('sender-refused') !== null;
      done(isRefused ? refusal(550, `5.1.0 <${address}> may not send`) : null);
    },
    onRcptTo({ address }, _session, done) {
      const fault = isFailing('receiver-deferred', 'receiver-silent', 'receiver-refused', 'relay-refused');
      if (fault === 'receiver-silent') return;
      if (fault === 'receiver-deferred') done(refusal(451, `4.2.1 <${address}> is asleep`));
      else if (fault === 'relay-refused') done(refusal(554, `5.7.1 <${address}>: Relay access denied`));
      else if (fault !== null || refused.has(address.toLowerCase()))
        done(refusal(550, `5.1.1 <${address}> is unknown`));
      else done();
    },
    onData: (stream, session, done) => void take(stream, session).then(() => done(null), done),
  });
  server.on('error', () => {});
  const inner = server.listen(0, HOST);
  await once(inner, 'listening');
  const innerPort = (inner.address() as AddressInfo).port;

  const gate = createServer({ noDelay: true }, (client) => {
    connections += 1;
    keep(client);
    if (wentWrongAtOnce(isFailing('hang', 'garbage', 'busy', 'reset'), client)) return;
    const upstream = connect({ port: innerPort, host: HOST, noDelay: true }, () =>
      clients.set(upstream.localPort ?? 0, client),
    );
    keep(upstream);
    client.pipe(upstream);
    // The chunks stay in order, since each pause is equally long.
    upstream.on('data', (said) => {
      if (failing?.fault === 'slow') setTimeout(() => client.write(said), SLOW_MS);
      else client.write(said);
    });
    upstream.on('close', () => client.destroy());
    client.on('close', () => upstream.destroy());
  });

  function keep(socket: Socket): void {
    open.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => open.delete(socket));
  }
  function hangUp(): void {
    for (const socket of open) socket.destroy();
  }
  async function listen(port: number): Promise<number> {
    gate.listen(port, HOST);
    await once(gate, 'listening');
    return (gate.address() as AddressInfo).port;
  }
  function close(): Promise<unknown> {
    const closed = gate.listening ? once(gate, 'close') : Promise.resolve();
    gate.close();
    hangUp();
    return closed;
  }
  const port = await listen(options.port ?? 0);

  return {
    ...{ host: HOST, port, letters, hangUp },
    connections: () => connections,
    async fail(fault, { times = Number.POSITIVE_INFINITY } = {}) {
      failing = fault === null ? null : { fault, left: times };
      if (fault === 'down') await close();
      else if (!gate.listening) await listen(port);
    },
    refuse(...addresses) {
      for (const address of addresses) refused.add(address);
    },
    async stop() {
      await close();
      await new Promise<void>((closed) => server.close(() => closed()));
    },
  };
}
