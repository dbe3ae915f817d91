import { openBuilds, useAreaStore } from '@skills-architect/portal-kit/host';
import { usePageRoute } from '../route/use-page-route';
import { AreaPanel } from './area-panel';

/** One outlet per area; the active one is visible. */
export function AreaOutlets() {
  const areas = openBuilds(useAreaStore());
  const route = usePageRoute();
  const active = route.kind === 'area' ? route.area.manifest : undefined;
  return (
    <>
      {active && <AreaPanel key={active.id} id={active.id} title={active.title} />}
      {areas.map(({ manifest: { id } }) => (
        <div key={id} id={`area-${id}`} hidden={id !== active?.id} />
      ))}
    </>
  );
}
