/** Where a server listens. */
export interface ListenAddress {
  host: string;
  port: number;
}

const listCauses = ({ cause }: Error): string[] =>
  cause instanceof Error ? [cause.message, ...listCauses(cause)] : [];

/** Message for a failed start, with its causes; a port in use is the most common one. */
export const startFailureText = (error: unknown, { host, port }: ListenAddress): string => {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `Port ${port} of ${host} is in use by another program: set PORT to another one.`;
  if (code === 'EACCES' && 'syscall' in error && error.syscall === 'listen')
    return `Port ${port} of ${host} may not be used by this user: set PORT to another one.`;
  return [error.message, ...listCauses(error)].join('\n  because: ');
};
