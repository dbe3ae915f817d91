import { useQueryState } from '@skills-architect/portal-kit';
import { ReleaseChanges } from './release-changes';
import { ReleaseList } from './release-list';
import { UNRELEASED } from './release-path';

const NONE = { release: '' };

/** Screen: the releases of the library, or the changes of one release or since the last one. */
export default function Releases() {
  const [{ release }] = useQueryState(NONE);
  const releaseId = Number(release);
  if (release === UNRELEASED) return <ReleaseChanges key={release} />;
  return releaseId > 0 ? <ReleaseChanges key={release} releaseId={releaseId} /> : <ReleaseList />;
}
