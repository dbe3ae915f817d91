import { useRegistry } from '@skills-architect/portal-kit/host';
import { useEffect, useMemo } from 'react';
import { usePageRoute } from '../route/use-page-route';
import { syncAreas } from './area-loader';
import { AreaPanel } from './area-panel';
import { useRetained } from './retained';

/** A place on the page for every area, the active one shown. The places stand before any area is registered. */
export function AreaOutlets() {
  const on = useRegistry((state) => state.areas);
  const retained = useRetained((state) => state.area);
  const areas = useMemo(() => (retained ? [...on, retained] : on), [on, retained]);
  const route = usePageRoute();
  const active = route.kind === 'area' ? route.area.manifest : undefined;
  useEffect(() => {
    void syncAreas(areas);
  }, [areas]);
  return (
    <>
      {active && <AreaPanel key={active.id} id={active.id} title={active.title} />}
      {areas.map(({ manifest: { id } }) => (
        <div key={id} id={`area-${id}`} hidden={id !== active?.id} />
      ))}
    </>
  );
}
