import type { ImportRow } from '@skills-architect/contracts/personas';
import { Box } from '@skills-architect/ui-kit';
import { useEffect, useRef } from 'react';

/** The name of a row. Once it is changed, it takes the focus of the button that is gone. */
export function RowName({ row: { personaName }, lines }: { row: Pick<ImportRow, 'personaName'>; lines: number }) {
  const name = useRef<HTMLDivElement>(null);
  const before = useRef(personaName);
  useEffect(() => {
    if (before.current !== personaName && document.activeElement === document.body) name.current?.focus();
    before.current = personaName;
  }, [personaName]);
  return (
    <Box ref={name} tabIndex={-1} lineClamp={lines} title={personaName}>
      {personaName}
    </Box>
  );
}
