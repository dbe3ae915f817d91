import type { AreaOff, RegisteredArea } from '@skills-architect/contracts';
import { listAreas } from '@skills-architect/contracts/portal';
import { request } from '@skills-architect/portal-kit';
import { inOrder, useRegistry } from '@skills-architect/portal-kit/host';
import { rememberOff } from './areas-off';
import { disabledAreas } from './disabled-areas';
import { leadOut, whoStandsIn } from './lead-out';
import { tellNewVersions } from './new-versions';

/** Takes over what is on from now on; whoever stands in an area that is not any more is led out. */
const take = (areas: readonly RegisteredArea[], off: readonly AreaOff[]): void => {
  const former = useRegistry.getState();
  rememberOff(off);
  const inside = former.known ? whoStandsIn(areas) : undefined;
  const leave = inside && leadOut(inside);
  useRegistry.setState({ known: true, areas });
  leave?.();
  if (former.known) tellNewVersions(former.areas, areas);
};

/** Reads which areas are on. */
export const readAreas = inOrder(
  () => request(listAreas, {}),
  ({ areas, off, skipped }) => {
    for (const { id, reason } of skipped) console.warn(`The area ${id} was left out: ${reason}`);
    const disabled = disabledAreas();
    const isDisabled = ({ manifest }: RegisteredArea) => disabled.has(manifest.id);
    take(
      areas.filter((area) => !isDisabled(area)),
      [...off, ...areas.filter(isDisabled).map(({ manifest }) => manifest)],
    );
  },
);
