import { testService } from '@skills-architect/service-kit/testing';
import { rolesService } from '../app';
import { peersOfClients } from './peers.fixtures';

/** The service with the demo; client 1 has source 1, client 2 source 101. */
export const startDemoRoles = async () => {
  const service = await testService({
    name: 'roles',
    build: rolesService({ demo: true }),
    peers: peersOfClients({ 1: [1] }, { 2: [101] }),
  });
  await service.seedDemo();
  return service;
};
