import { API_PREFIX, type Call, type RegisteredArea } from '@skills-architect/contracts';
import { listAreas, login } from '@skills-architect/contracts/portal';
import { ALL_CALLS } from '@skills-architect/gateway-service';
import { PORTAL } from '../addresses';
import { DEMO_PASSWORD } from '../portal';

/** An area under test, from the portal's registry. */
export interface AreaUnderTest extends RegisteredArea {
  id: string;
  /** Name of its first menu entry and of that screen. */
  entryName: string;
  screenName: string;
  /** Calls of the service with the same name. */
  calls: Call[];
}

const toAreaUnderTest = (area: RegisteredArea): AreaUnderTest => {
  const { id, menu, routes } = area.manifest;
  const first = menu.find(({ needs }) => !needs);
  const screen = routes.find(({ path }) => path === first?.to);
  if (!first || !screen) throw new Error(`the area ${id} has no screen that its menu leads to`);
  const calls = Object.values(ALL_CALLS).filter(({ service }) => service === id);
  return { ...area, id, entryName: first.title, screenName: screen.title, calls };
};

/** Every area of the running portal; a Super User reads them, because others are told of none. */
export const readAreas = async (): Promise<AreaUnderTest[]> => {
  const session = await fetch(`${PORTAL.url}${API_PREFIX}${login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ loginId: 'super', password: DEMO_PASSWORD }),
  });
  const cookie = session.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ');
  const response = await fetch(`${PORTAL.url}${API_PREFIX}${listAreas.path}`, { headers: { cookie } });
  const { areas } = listAreas.answer.parse(await response.json());
  return areas.map(toAreaUnderTest);
};
