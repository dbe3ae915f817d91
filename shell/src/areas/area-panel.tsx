import type { AreaId } from '@skills-architect/contracts';
import { type AreaFailure, type AreaState, isOutdated, useAreaStore } from '@skills-architect/portal-kit/host';
import { Button, FailurePanel, MessageLoader } from '@skills-architect/ui-kit';
import { useState, useSyncExternalStore } from 'react';
import { getAppStatus, MOUNTED } from 'single-spa';
import { useHost } from '../host/start-host';
import { describeRemoved, FAILURE_TEXTS, RETRYABLE } from './area-failure';
import { addressEnabling } from './disabled-areas';

const STILL_WORKS = 'Everything else in the portal works as before.';

const subscribe = (listener: () => void) => {
  window.addEventListener('single-spa:app-change', listener);
  window.addEventListener('single-spa:routing-event', listener);
  return () => {
    window.removeEventListener('single-spa:app-change', listener);
    window.removeEventListener('single-spa:routing-event', listener);
  };
};

/** Placeholder of an area: loading, or why it failed. */
export function AreaPanel({ id, title }: { id: AreaId; title: string }) {
  const state = useAreaStore(({ entries }) => entries[id]?.state);
  const failure = state && getFailure(state);
  const isMounted = useSyncExternalStore(subscribe, () => getAppStatus(id) === MOUNTED);
  if (failure) return <FailedArea id={id} title={title} failure={failure} />;
  return isMounted ? null : <MessageLoader message={`Loading ${title}`} />;
}

const getFailure = (state: AreaState): AreaFailure | undefined => ('failure' in state ? state.failure : undefined);

function FailedArea({ id, title, failure }: { id: AreaId; title: string; failure: AreaFailure }) {
  const [isBusy, setBusy] = useState(false);
  const { retryArea } = useHost();
  const isRemoved = useAreaStore(({ entries: { [id]: entry } }) => failure.stale && entry && isOutdated(entry));
  const retry = () => {
    setBusy(true);
    void retryArea(id).finally(() => setBusy(false));
  };
  return (
    <FailurePanel
      title={title}
      message={isRemoved ? describeRemoved(title) : FAILURE_TEXTS[failure.kind](title)}
      stillWorks={STILL_WORKS}
      onRetry={RETRYABLE.has(failure.kind) ? retry : undefined}
      busy={isBusy}
      details={`${failure.kind}: ${failure.cause}`}
    />
  );
}

/** Shown for an area that is on but has no usable build; Retry asks the registry again. */
export function Missing({ title }: { title: string }) {
  const [isBusy, setBusy] = useState(false);
  const { readAreas } = useHost();
  const retry = () => {
    setBusy(true);
    void readAreas()
      .catch((error: unknown) => console.warn('The areas could not be loaded', error))
      .finally(() => setBusy(false));
  };
  return (
    <FailurePanel
      title={title}
      message={FAILURE_TEXTS.unreachable(title)}
      stillWorks={STILL_WORKS}
      onRetry={retry}
      busy={isBusy}
      details="unreachable: the portal has no build of it that could be shown"
    />
  );
}

/** Shown for an area that is switched off, or disabled by the address of this page. */
export function SwitchedOff({ id, title }: { id: AreaId; title: string }) {
  const { disabledAreas } = useHost();
  if (!disabledAreas.has(id))
    return <FailurePanel title={title} message={FAILURE_TEXTS.off(title)} stillWorks={STILL_WORKS} />;
  return (
    <FailurePanel
      title={title}
      message={`The address of this page contains disable-areas, so ${title} was not loaded.`}
      stillWorks={STILL_WORKS}
      action={
        <Button asChild variant="primary">
          <a href={addressEnabling(id, disabledAreas, window.location)}>Load {title}</a>
        </Button>
      }
    />
  );
}
