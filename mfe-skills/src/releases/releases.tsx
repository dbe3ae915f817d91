import { useQueryState } from '@skills-architect/portal-kit';
import { ReleaseChanges } from './release-changes';
import { ReleaseList } from './release-list';

const NONE = { release: 0 };

/** Screen: the releases of the library, or what changed with one of them. */
export default function Releases() {
  const [{ release }] = useQueryState(NONE);
  return release > 0 ? <ReleaseChanges key={release} releaseId={release} /> : <ReleaseList />;
}
