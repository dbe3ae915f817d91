import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * The record as it was when its form was filled: a change is made on its revision. When somebody else changed it and
 * nothing has been typed here, `refill` shows it as it is now.
 */
export function useFilledWith<R extends { rev: number }>(
  record: R | undefined,
  isDirty: boolean,
  refill: (record: R) => void,
): RefObject<R | undefined> {
  const known = useRef(record);
  const fill = useEffectEvent(refill);
  useEffect(() => {
    if (!record || isDirty || record.rev <= (known.current?.rev ?? record.rev)) return;
    known.current = record;
    fill(record);
  }, [record, isDirty]);
  return known;
}
