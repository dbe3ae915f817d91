import net from 'node:net';
import type { Instance } from './processes';

/** Round-robin TCP load balancer for several gateways; skips unreachable ones. */
export const startLoadBalancer = (port: number, instances: readonly Instance[]) => {
  let connectionCount = 0;
  const server = net.createServer((socket) => {
    const first = connectionCount++;
    socket.on('error', () => socket.destroy());
    const connect = (tries: number) => {
      const instance = instances[(first + tries) % instances.length];
      if (!instance || tries === instances.length) return socket.destroy();
      let isUp = false;
      const target = net.connect(instance.port, '127.0.0.1', () => {
        isUp = true;
        socket.pipe(target).pipe(socket);
      });
      target.on('error', () => (isUp ? socket.destroy() : connect(tries + 1)));
      target.on('close', () => isUp && socket.destroy());
      socket.on('close', () => target.destroy());
    };
    connect(0);
  });
  return new Promise<net.Server>((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)));
};
