import { previewClaimRules, type SignInProviderForm } from '@skills-architect/contracts/admin';
import { type TriedSignIn, tryProviderLogin } from '@skills-architect/contracts/portal';
import { notify, useChange, useLocation } from '@skills-architect/portal-kit';
import { Button, ErrorPanel, HStack, Stack, Text, TextArea } from '@skills-architect/ui-kit';
import { useState } from 'react';

interface ClaimPreviewProps {
  /** The rules as they are in the form, saved or not. */
  values: SignInProviderForm;
  /** The saved provider, at which one can sign in to try. */
  providerId: number | undefined;
}

const EXAMPLE = '{ "groups": ["hr"] }';
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const hasTried = (state: unknown): state is { tried: TriedSignIn } => isRecord(state) && isRecord(state.tried);

/** Claims as JSON; undefined when they are not an object. */
const readClaims = (text: string): Record<string, unknown> | undefined => {
  try {
    const claims: unknown = JSON.parse(text);
    return isRecord(claims) ? claims : undefined;
  } catch {
    return undefined;
  }
};

const describeTried = ({ email, isVerified }: TriedSignIn) =>
  `You signed in as ${email || 'somebody without an email address'}, which the provider ${
    isVerified === undefined ? 'does not call verified or unverified' : isVerified ? 'has verified' : 'has not verified'
  }.`;

/** What the rules give to a user with these claims: pasted, or of a trial sign-in. Nothing is saved. */
export function ClaimPreview({ values, providerId }: ClaimPreviewProps) {
  const { state }: { state: unknown } = useLocation();
  const tried = hasTried(state) ? state.tried : undefined;
  const [text, setText] = useState(tried ? JSON.stringify(tried.claims, null, 2) : '');
  const [problem, setProblem] = useState<string>();
  const [result, setResult] = useState<string>();
  const preview = useChange(previewClaimRules);
  const trial = useChange(tryProviderLogin);

  const show = async () => {
    const claims = readClaims(text);
    setProblem(claims ? undefined : `Enter claims as JSON, for example ${EXAMPLE}`);
    setResult(undefined);
    if (!claims) return;
    const { decide, rules, otherwise, allowsSuper } = values;
    const { rights, refusal, applied } = await preview.run({ body: { decide, rules, otherwise, allowsSuper, claims } });
    const by = applied.length ? `Rule ${applied.map((index) => index + 1).join(', ')}: ` : 'No rule applies: ';
    const clients = rights?.clients.map(({ clientName }) => clientName).join(', ');
    if (refusal) return setResult(`${by}refused. ${refusal}`);
    if (!rights) return setResult(`${by}existing users keep their rights, new ones are refused.`);
    setResult(`${by}${rights.userType}${clients ? ` for ${clients}` : ''}.`);
  };

  return (
    <Stack gap="3">
      {tried && <Text>{describeTried(tried)}</Text>}
      <TextArea
        label="Claims"
        rows={6}
        placeholder={EXAMPLE}
        help="Of an ID token or SAML attributes, as JSON. Nothing is saved."
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={problem}
      />
      <HStack gap="2" wrap="wrap">
        <Button loading={preview.isRunning} onClick={() => void show().catch(notify)}>
          Show Rights
        </Button>
        {providerId !== undefined && (
          <Button
            loading={trial.isRunning}
            onClick={() =>
              void trial
                .run({ params: { providerId } })
                .then(({ address }) => window.location.assign(address))
                .catch(notify)
            }
          >
            Sign In to Try
          </Button>
        )}
      </HStack>
      {result && <Text role="status">{result}</Text>}
      {preview.error && <ErrorPanel message={preview.error.message} />}
    </Stack>
  );
}
