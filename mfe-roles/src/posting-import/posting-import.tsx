import { JOB_TABLES, jobTableCalls } from '@skills-architect/contracts/roles';
import { BackLink, TableImports, useTableImports } from '@skills-architect/library-kit';
import { KINDS } from './kinds';

const RULES =
  'Choose a file with one posting per row or line: CSV, Excel, JSON, JSON Lines, or a web page with schema.org postings. Usual titles are recognised, also below other texts; you assign the others. A posting with a known id, or with the same texts, is that posting. Nothing is saved before you have seen the changes.';

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
      imports={state}
    />
  );
}
