/** Where a server listens. */
export interface ListenAddress {
  host: string;
  port: number;
}

/** The messages of an error and its causes. A cause that the message before quotes, perhaps without its path, is left out. */
const listMessages = ({ message, cause }: Error): string[] => {
  if (!(cause instanceof Error)) return [message];
  const [first = '', ...others] = listMessages(cause);
  const [quoted = ''] = first.split(',');
  return message.includes(quoted) ? [message, ...others] : [message, first, ...others];
};

/** Message for a failed start, with its causes; a port in use is the most common one. */
export const startFailureText = (error: unknown, { host, port }: ListenAddress): string => {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `Port ${port} of ${host} is in use by another program: set PORT to another one.`;
  if (code === 'EACCES' && 'syscall' in error && error.syscall === 'listen')
    return `Port ${port} of ${host} may not be used by this user: set PORT to another one.`;
  return listMessages(error).join('\n  because: ');
};
