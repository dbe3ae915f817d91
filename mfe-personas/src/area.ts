import { defineArea, PERSONA_USERS } from '@skills-architect/contracts';

export const manifest = defineArea({
  id: 'personas',
  title: 'Client Personas',
  routes: [
    { path: '/personas', types: PERSONA_USERS, title: 'Define Client Personas' },
    { path: '/persona/{mode:add|edit}', types: PERSONA_USERS, title: 'Client Persona' },
    { path: '/persona/{mode:add|edit}/{id}/{copy}', types: PERSONA_USERS, title: 'Client Persona' },
    { path: '/personas/role-matching', types: PERSONA_USERS, title: 'Role Selection' },
    { path: '/persona/architect-skills/{id}', types: PERSONA_USERS, title: 'Assign Skills for Client Persona' },
    { path: '/architect_skills', types: PERSONA_USERS, title: 'Assign Skills for Client Persona' },
  ],
  menu: [
    {
      to: '/personas',
      title: 'Define Client Personas / Roles',
      icon: 'people',
      audience: 'client',
      types: PERSONA_USERS,
    },
    {
      to: '/architect_skills',
      title: 'Architect Skills for Roles',
      icon: 'target',
      audience: 'client',
      types: PERSONA_USERS,
      needs: 'personas',
    },
  ],
  finds: [
    {
      noun: 'Personas',
      method: 'GET',
      path: '/v3/personas',
      input: { searchString: '{text}', clientId: '{clientId}', pagesize: 6 },
      list: 'data',
      id: 'personaId',
      name: 'personaName',
      hint: 'personaGroup.personaGroupName',
      to: '/persona/edit/{id}/false',
      types: PERSONA_USERS,
    },
  ],
  tiles: [
    {
      to: '/personas',
      title: 'Define Client Personas',
      line: 'Describe the job roles of a client, one by one or from files',
      icon: 'people',
      audience: 'client',
      types: PERSONA_USERS,
      video: 'define-persona',
    },
    {
      to: '/architect_skills',
      title: 'Assign Skills',
      line: 'Give a persona its skills and the level each one needs',
      icon: 'target',
      audience: 'client',
      types: PERSONA_USERS,
      needs: 'personas',
      video: 'assign-skills',
    },
  ],
  videos: [
    {
      id: 'define-persona',
      title: 'How a client persona is defined',
      tooltip: 'Click to watch how a client persona is defined',
      file: 'videos/define-persona.webm',
      captions: 'videos/define-persona.vtt',
    },
    {
      id: 'assign-skills',
      title: 'How to assign skills to a persona',
      tooltip: 'Click to watch how to assign skills to a persona',
      file: 'videos/assign-skills.webm',
      captions: 'videos/assign-skills.vtt',
    },
  ],
});
