import { SOURCES_FOR_NEW_ROLES } from '@skills-architect/contracts/roles';
import { listOfferedStatuses } from '@skills-architect/contracts/skills';
import { LanguageField, SourcePicker, StatusPicker } from '@skills-architect/library-kit';
import { useSession } from '@skills-architect/portal-kit';
import { LeadershipPicker } from '../leadership-role/leadership-picker';
import type { RoleFormState } from './use-role-form';

/** The form fields leadership role, source, status and language. */
export function RankPickers({ form }: { form: RoleFormState }) {
  const { user } = useSession();
  const { leadershipRoleId, sourceId, roleStatus } = form.values;
  return (
    <>
      <LeadershipPicker
        required
        value={leadershipRoleId}
        onChange={(id) => form.set('leadershipRoleId', id)}
        error={form.fieldError('leadershipRoleId')}
      />
      <SourcePicker
        noun="role"
        value={sourceId}
        onChange={(id) => form.setPlace('sourceId', id)}
        offered={form.record ? undefined : SOURCES_FOR_NEW_ROLES}
        error={form.fieldError('sourceId')}
      />
      <StatusPicker
        value={roleStatus}
        onChange={(status) => form.set('roleStatus', status)}
        statuses={listOfferedStatuses(user.userType)}
        error={form.fieldError('roleStatus')}
      />
      <LanguageField
        value={form.values.language}
        onChange={(language) => form.set('language', language)}
        sourceId={form.values.sourceId}
        translations={form.record?.translations}
        error={form.fieldError('language')}
      />
    </>
  );
}
