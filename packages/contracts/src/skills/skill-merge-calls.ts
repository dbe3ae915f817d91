import { mergeCalls } from '../merge';

const calls = mergeCalls({
  service: 'skills',
  topic: 'skills',
  id: 'skillId',
  follows: ['personas', 'industryRoles', 'leadershipRoles'],
});
export const previewSkillMerge = calls.preview;
export const mergeSkill = calls.merge;
export const listSkillMerges = calls.list;
export const undoSkillMerge = calls.undo;
