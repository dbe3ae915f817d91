import { getRole, type Role } from '@skills-architect/contracts/roles';
import { listSources } from '@skills-architect/contracts/skills';
import {
  RecordError,
  SourceNotices,
  Translations,
  useLanguageFieldKnown,
  WaitingForm,
} from '@skills-architect/library-kit';
import { useCall, useOpenedRecord, useParams } from '@skills-architect/portal-kit';
import { Page } from '@skills-architect/ui-kit';
import { useRoleAccess } from '../role-access/use-role-access';
import { RolePersonas } from '../role-personas/role-personas';
import { RoleSkills } from '../role-skills/role-skills';
import { RoleEditor } from './role-editor';

/** Screen: adds a role, or edits one. */
export default function RoleFormScreen() {
  const { id } = useParams();
  return id === undefined ? <NewRole /> : <KnownRole key={id} roleId={Number(id)} />;
}

function NewRole() {
  return useLanguageFieldKnown() ? <RoleEditor /> : <WaitingForm title="New Industry Role" />;
}

/** The role and its groups. */
const translatedRecords = ({ roleId, roleName, subsectorId, subsector, functionId, functionName }: Role) => [
  { kind: 'role' as const, id: roleId, name: roleName },
  { kind: 'subsector' as const, id: subsectorId, name: subsector },
  { kind: 'function' as const, id: functionId, name: functionName },
];

function KnownRole({ roleId }: { roleId: number }) {
  const isId = Number.isInteger(roleId) && roleId > 0;
  const read = useCall(getRole, isId ? { params: { roleId }, query: { ownTexts: true } } : undefined);
  const sources = useCall(listSources, {});
  const isDenied = useRoleAccess(read);
  const isFormKnown = useLanguageFieldKnown();
  const role = isDenied ? undefined : read.data;
  useOpenedRecord(role && { to: `/role/edit/${roleId}`, title: role.roleName, kind: 'Industry Role' });
  if (isDenied) return null;
  if (read.data && isFormKnown)
    return (
      <RoleEditor role={read.data}>
        <RoleSkills roleId={roleId} />
        <RolePersonas roleId={roleId} />
        <Translations translations={read.data.translations} records={translatedRecords(read.data)} />
        <SourceNotices sources={sources.data?.sources} sourceId={read.data.sourceId} />
      </RoleEditor>
    );
  if (!isId)
    return (
      <Page title="Industry Role">
        <RecordError record="role" />
      </Page>
    );
  return <WaitingForm title="Industry Role" record="role" read={read} />;
}
