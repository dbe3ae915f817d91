// One file per kind of call: a page that needs one of them does not load the others.
export * from './account-calls';
export * from './client';
export * from './client-calls';
export * from './client-library';
export * from './client-scheme';
export * from './connector-calls';
export * from './difference-calls';
export * from './notice-settings-calls';
export * from './own-calls';
export * from './password-link-calls';
export * from './password-rule';
export * from './person-calls';
export * from './session-user-calls';
export * from './sign-in-provider';
export * from './sign-in-provider-calls';
export * from './user';
export * from './user-calls';
