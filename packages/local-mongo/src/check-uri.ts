import { toOneLine, withAdmin } from './admin-client';

const ONE_HOST = /^mongodb:\/\/[^,]*$/;

const checkSingleHost = (uri: string) =>
  withAdmin(uri.replace(/([?&])replicaSet=[^&]*&?/i, '$1'), { directConnection: true }, async (admin) => {
    const hello = await admin.command({ hello: 1 });
    if (hello.isreplicaset)
      throw new Error('mongod runs with --replSet but was never initiated: run rs.initiate() in mongosh once');
    if (!hello.setName && hello.msg !== 'isdbgrid')
      throw new Error(
        'it is a standalone mongod; transactions and change streams need a replica set: start it with --replSet rs0 and run rs.initiate() once',
      );
    const expectedName = /[?&]replicaSet=([^&]*)/i.exec(uri)?.[1];
    if (expectedName && hello.setName !== expectedName)
      throw new Error(`its replica set is called ${hello.setName}, not ${expectedName}`);
  });

/** Checks that the server at this address is a replica set or a sharded cluster; the error message says what to do. */
export const checkUri = async (uri: string): Promise<string> => {
  try {
    // A single host is checked directly: the driver's server selection error would not give the reason.
    if (ONE_HOST.test(uri.split('?')[0] ?? '')) await checkSingleHost(uri);
    await withAdmin(uri, {}, async (admin) => {
      const hello = await admin.command({ hello: 1 });
      if (!hello.setName && hello.msg !== 'isdbgrid') throw new Error('it is not a replica set');
    });
    return uri;
  } catch (error) {
    throw new Error(`MONGODB_URI ${uri.replace(/\/\/[^/]*@/, '//***@')} cannot be used: ${toOneLine(error)}`);
  }
};
