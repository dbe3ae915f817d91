import type { RegisteredArea } from '@skills-architect/contracts';
import { listAreas } from '@skills-architect/contracts/portal';
import { request } from '@skills-architect/portal-kit';
import { inOrder, useRegistry } from '@skills-architect/portal-kit/host';
import { isMissing, rememberOff } from './areas-off';
import { disabledAreas } from './disabled-areas';
import { evict, findRemovedArea, retain, withdrawNotices } from './evict';
import { tellNewVersions } from './new-versions';

/** Takes over what is on from now on; whoever stands in an area that was switched off is led out. */
const take = (areas: readonly RegisteredArea[]): void => {
  const former = useRegistry.getState();
  const inside = former.known ? findRemovedArea(areas) : undefined;
  const tell = inside && (isMissing(inside.manifest.id) ? retain(inside) : evict(inside));
  withdrawNotices(areas);
  if (former.known) tellNewVersions(former.areas, areas);
  useRegistry.setState({ known: true, areas });
  tell?.();
};

/** Reads which areas are on. */
export const readAreas = inOrder(
  () => request(listAreas, {}),
  ({ areas, off, missing, skipped }) => {
    for (const { id, reason } of skipped) console.warn(`The area ${id} was left out: ${reason}`);
    const disabled = disabledAreas();
    const isDisabled = ({ manifest }: RegisteredArea) => disabled.has(manifest.id);
    rememberOff([...off, ...areas.filter(isDisabled).map(({ manifest }) => manifest)], missing);
    take(areas.filter((area) => !isDisabled(area)));
  },
);
