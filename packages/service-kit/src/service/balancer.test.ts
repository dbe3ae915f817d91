import { describe, expect, it } from '@jest/globals';
import { createBalancer } from './balancer';

const aBalancer = (...roles: string[]) => {
  let time = 0;
  const balancer = createBalancer({ roles }, () => time);
  return {
    ...balancer,
    /** First addresses of the next `count` calls. */
    next: (count: number) => Array.from({ length: count }, () => balancer.nextAddresses('roles')[0]),
    wait: (milliseconds: number) => {
      time += milliseconds;
    },
  };
};

describe('the instances of a service', () => {
  it('are used in turn', () => {
    expect(aBalancer('a', 'b', 'c').next(4)).toEqual(['a', 'b', 'c', 'a']);
  });

  it('are all listed for every call, so that another can be tried', () => {
    const { nextAddresses } = aBalancer('a', 'b', 'c');
    expect([nextAddresses('roles'), nextAddresses('roles')]).toEqual([
      ['a', 'b', 'c'],
      ['b', 'c', 'a'],
    ]);
  });

  it('come last while they are skipped, and are used again after a moment', () => {
    const { skip, next, wait, nextAddresses } = aBalancer('a', 'b');
    skip('a');
    expect(next(3)).toEqual(['b', 'b', 'b']);
    expect(nextAddresses('roles')).toEqual(['b', 'a']);
    wait(3000);
    expect(new Set(next(2))).toEqual(new Set(['a', 'b']));
  });

  it('are used at once when they are known to be ready', () => {
    const { skip, restore, next } = aBalancer('a', 'b');
    skip('a');
    restore('a');
    expect(new Set(next(2))).toEqual(new Set(['a', 'b']));
  });

  it('are tried even if all are skipped', () => {
    const { skip, nextAddresses } = aBalancer('a');
    skip('a');
    expect(nextAddresses('roles')).toEqual(['a']);
  });

  it('may be a single address of a load balancer, or none', () => {
    expect(aBalancer('http://roles').next(2)).toEqual(['http://roles', 'http://roles']);
    expect(createBalancer({}).nextAddresses('skills')).toEqual([]);
  });
});
