import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { askConfirm } from '../confirm/ask-confirm';
import { notify } from '../notifications/notify';
import { differing, rebased } from './rebased';

/** How a form stands on the record that it changes. */
export interface RecordForm<R, V> {
  /** The record as it was read last; absent while one is created. */
  record: R | undefined;
  /** What the record is called in a sentence. */
  noun: string;
  /** The fields as the person reads them; what has no label is not named. */
  labels: Partial<Record<string, string>>;
  isDirty: boolean;
  toValues: (record: R) => V;
  typed: () => V;
  /** Fills the form with a record; `typed` are values that stand in it over the record's and are still to be saved. */
  fill: (record: R, typed?: V) => void;
  /** Reads the record as it is now. */
  read: (before: R) => Promise<R>;
}

/** What a form knows of its record. */
export interface LoadedRecord<R> {
  /** The record that the form stands on. */
  known: RefObject<R | undefined>;
  /** Has the person say what becomes of what was typed. */
  resolveConflict: () => Promise<void>;
}

/** What happened to the form is more than a glance takes in. */
const LONGER = 5000;
const names = new Intl.ListFormat('en-GB');

/**
 * The record as it was when its form was filled: a change is made on its revision. When somebody else changed it and
 * nothing has been typed here, the form shows it as it is now; what was typed is kept until the person says otherwise.
 * `resolveConflict` asks for that once the service has refused a change as `stale`; it rejects when the record cannot be read.
 * @example const { known, resolveConflict } = useRecord({ record: user, noun: 'user', labels, isDirty, toValues, typed: getValues, fill, read })
 */
export function useRecord<R extends { rev: number }, V extends Record<string, unknown>>(
  form: RecordForm<R, V>,
): LoadedRecord<R> {
  const { record, isDirty, noun, labels } = form;
  const known = useRef(record);
  const show = useEffectEvent((now: R) => form.fill(now));
  useEffect(() => {
    if (!record || isDirty || record.rev <= (known.current?.rev ?? record.rev)) return;
    known.current = record;
    show(record);
  }, [record, isDirty]);

  /** Asks what becomes of the form once the service has refused it as out of date. */
  const resolveConflict = async () => {
    const before = known.current;
    if (!before) return;
    const now = await form.read(before);
    const [base, theirs] = [form.toValues(before), form.toValues(now)];
    const merged = rebased(base, form.typed(), theirs);
    const standOn = (typed?: V) => {
      known.current = now;
      form.fill(now, typed);
    };
    const title = `Somebody else changed this ${noun}`;
    if (differing(merged, theirs).length === 0) {
      standOn();
      notify(`${title}. It stands here as it is now.`, { variant: 'info', duration: LONGER });
      return;
    }
    const changed = differing(base, theirs).flatMap((field) => labels[field] ?? []);
    const reload = await askConfirm({
      title,
      text: [
        ...(changed.length > 0 ? [`Changed: ${names.format(changed)}.`] : []),
        'Keep your changes on top of theirs, or reload to see theirs alone; your unsaved changes will be lost then.',
      ].join(' '),
      yes: 'Reload',
      no: 'Keep my changes',
      loss: true,
    });
    standOn(reload ? undefined : merged);
    if (!reload)
      notify(`Your changes stand on the latest state of this ${noun} now. Submit them to save them.`, {
        variant: 'info',
        duration: LONGER,
      });
  };
  return { known, resolveConflict };
}
