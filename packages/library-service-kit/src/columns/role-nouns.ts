const ROLE_NOUN =
  /\b(?:manager|engineer|analyst|operator|technician|officer|lead|leader|developer|consultant|director|assistant|specialist|supervisor|administrator|architect|coordinator|clerk|driver|nurse|planner|agent|head|chief|ceo|cfo|cto|hr|leiter|leiterin|ingenieur|techniker|mitarbeiter|berater|sachbearbeiter|responsable|ingénieur|technicien|directeur|gerente|ingeniero|técnico|analista|director|jefe|responsabile|tecnico|ingegnere)\b/i;

/** Whether a text has a word that names a role. */
export const namesRole = (text: string): boolean => ROLE_NOUN.test(text);
