import { useRegistry } from '@skills-architect/portal-kit/host';
import { useEffect, useMemo } from 'react';
import { usePlace } from '../place/use-place';
import { syncAreas } from './area-loader';
import { AreaPanel } from './area-panel';
import { useStaying } from './staying';

/** A place on the page for every area, the active one shown. The places stand before any area is registered. */
export function AreaPlaces() {
  const on = useRegistry((state) => state.areas);
  const staying = useStaying((state) => state.area);
  const areas = useMemo(() => (staying ? [...on, staying] : on), [on, staying]);
  const place = usePlace();
  const active = place.kind === 'area' ? place.area.manifest : undefined;
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
