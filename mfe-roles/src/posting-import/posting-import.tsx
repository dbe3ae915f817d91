import { JOB_TABLES, jobTableCalls } from '@skills-architect/contracts/roles';
import { BackLink } from '@skills-architect/library-kit';
import { useTableImports } from '@skills-architect/portal-kit';
import { TableImports } from '@skills-architect/ui-kit/extra';
import { KINDS } from './kinds';

const RULES =
  'Choose a file with a posting in each row or line: CSV, Excel, JSON or JSON Lines. Columns named as in an export are found by themselves, others you assign by hand. A posting with the id of a known one changes that one. Nothing is written before you have seen what changes.';

/** Screen: imports job postings; roles are suggested for each of them. */
export default function PostingImport() {
  const state = useTableImports(jobTableCalls, JOB_TABLES);
  return (
    <TableImports
      title="Import Job Postings"
      help="Roles are suggested for each posting. An import can be taken back within 30 days."
      rules={RULES}
      backLink={<BackLink to="/annotate-jobs">Back to job postings</BackLink>}
      kinds={KINDS}
      of={state}
    />
  );
}
