import net from 'node:net';

/** Whether a server listens on this loopback port. */
export const canConnect = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = net
      .connect(port, '127.0.0.1', () => {
        socket.destroy();
        resolve(true);
      })
      .on('error', () => resolve(false));
  });

/** A loopback port that is currently free. */
export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = net
      .createServer()
      .on('error', reject)
      .listen(0, '127.0.0.1', () => {
        const address = server.address();
        server.close(() =>
          address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
        );
      });
  });
