import {
  API_PREFIX,
  type AreaBuild,
  type AreaServiceRecord,
  DEFAULT_HEALTH_PATH,
  type DeclaredCall,
  mayHaveService,
  OWN_SERVICES,
} from '@skills-architect/contracts';
import type { AreaServiceCall, EventGrant, OwnAreaService, UsedCalls } from '@skills-architect/contracts/portal';
import type { Balancer } from '@skills-architect/service-kit';

/** An area, as far as it decides where its own service answers. */
export interface PlacedArea {
  id: string;
  /** Its record in the deployment file. */
  record: { service?: AreaServiceRecord | undefined } | undefined;
}
/** What a Super User has entered for an area. */
type Entered =
  | {
      service?: AreaServiceRecord | null | undefined;
      uses?: UsedCalls | undefined;
      events?: EventGrant | undefined;
    }
  | undefined;

/** Where the own service of an area answers: as a Super User has entered it, otherwise as the deployment file says. */
export const servicePlace = ({ id, record }: PlacedArea, entered: Entered): AreaServiceRecord | undefined =>
  mayHaveService(id) ? (entered?.service ?? record?.service) : undefined;

/** A declared call as shown to Super Users. */
export const toServiceCall = ({ name, method, path, types }: DeclaredCall): AreaServiceCall => ({
  name,
  method,
  path: `${API_PREFIX}${path}`,
  types,
});

interface Decided {
  granted: readonly string[];
  refused: readonly string[];
}
const stateOf = (name: string, decided: Decided | undefined) => {
  if (decided?.granted.includes(name)) return 'granted';
  return decided?.refused.includes(name) ? 'refused' : 'asked';
};

/** The own service of an area as shown to Super Users; undefined when it cannot have one. */
export const toOwnService = (
  area: PlacedArea,
  entered: Entered,
  { calls = [], uses = [], events = [] }: Pick<AreaBuild, 'calls' | 'uses' | 'events'> = {},
): OwnAreaService | undefined => {
  if (!mayHaveService(area.id)) return undefined;
  const place = servicePlace(area, entered);
  return {
    ...(place && { at: { addresses: place.addresses, healthPath: place.healthPath ?? DEFAULT_HEALTH_PATH } }),
    isEntered: Boolean(entered?.service),
    calls: calls.map(toServiceCall),
    ...(uses.length > 0 && { uses: uses.map((name) => ({ name, state: stateOf(name, entered?.uses) })) }),
    ...(events.length > 0 && {
      events: events.map((name) => ({ name, state: stateOf(name, entered?.events) })),
      eventClientIds: entered?.events?.clientIds ?? [],
    }),
  };
};

interface UsedPlaces {
  /** The product's own services. */
  balancer: Pick<Balancer, 'all'>;
  registry: { servicePlaces: () => ReadonlyMap<string, AreaServiceRecord> };
}

/** Whose each address is, apart from those of one area. */
export const usedAddresses = ({ balancer, registry }: UsedPlaces, except: string): ReadonlyMap<string, string> => {
  const own = OWN_SERVICES.flatMap((name) =>
    balancer.all(name).map((address): [string, string] => [address, `the ${name} service`]),
  );
  const others = [...registry.servicePlaces()].filter(([id]) => id !== except);
  const ofAreas = others.flatMap(([id, { addresses }]) =>
    addresses.map((address): [string, string] => [address, `the service of ${id}`]),
  );
  return new Map([...own, ...ofAreas]);
};

/** Why these addresses cannot be those of an area's service; undefined when they can. `used`: the names of who uses each. */
export const objectionToPlace = (
  area: { id: string; title: string },
  { addresses }: AreaServiceRecord,
  used: ReadonlyMap<string, string>,
): string | undefined => {
  if (!mayHaveService(area.id)) return `The service of ${area.title} is part of the portal.`;
  const twice = addresses.find((address, index) => addresses.indexOf(address) < index);
  if (twice) return `${twice} is there twice.`;
  const taken = addresses.find((address) => used.has(address));
  return taken && `${taken} is the address of ${used.get(taken)}.`;
};
