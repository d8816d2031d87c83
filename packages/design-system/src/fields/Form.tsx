import {
  createContext,
  type FormEvent,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { CircleAlertIcon } from "../icons/sign-in-icons.generated.ts";
import { useTexts } from "../texts/TextsProvider.tsx";
import { FormElement, Summary } from "./Form.styles.ts";
import { type FieldRegistry, type FormScope, lead, ScopeContext, useWhenValid } from "./scope.ts";

/** Errors of a rejected action: for the form, and by property. */
export interface FormErrors {
  summary: readonly string[];
  properties: readonly { propertyName: string; errorMessage: string }[];
}

interface KnownField {
  name: string;
  label: ReactNode;
  id: string;
  section: string | undefined;
}

/** Style of field errors: inline text, or an announced box. */
export type ErrorStyle = "inline" | "alert";

interface FormState {
  fields: readonly KnownField[];
  errorStyle: ErrorStyle | undefined;
  register: (field: KnownField) => () => void;
  /** Returns the first message of the field, if it has one. */
  messageOf: (name: string) => string | undefined;
  /** True as soon as a property's name starts with the field's name. */
  isMarked: (name: string) => boolean;
}

/** State of the surrounding form; null outside of one. */
export const FormContext = createContext<FormState | null>(null);
/** The name of the form's section around a field. */
export const SectionContext = createContext<string | undefined>(undefined);

const noErrors: FormErrors = { summary: [], properties: [] };

interface FormProps {
  /** Server errors, shown at the field with the matching name; the others are listed at the top. A new object moves the focus. */
  errors?: FormErrors | null | undefined;
  /** Called on Enter or the submit button, unless a field has a problem of its own, which then has the focus; the page is not reloaded. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Heading of the error summary: what failed, and what was preserved. */
  summaryTitle?: string | undefined;
  /** Names the form for screen readers. */
  label?: string;
  id?: string;
  /** Style of field errors; inline by default. */
  errorStyle?: ErrorStyle;
  /** Registry of unfinished field texts, when something outside the form saves or stores drafts. */
  registry?: FieldRegistry;
  children: ReactNode;
}

/** A form that shows the server's messages at the matching fields and focuses the first one to correct. */
export function Form({ errors, onSubmit, summaryTitle, label, id, errorStyle, registry, children }: FormProps) {
  const texts = useTexts();
  const titleId = useId();
  const form = useRef<HTMLFormElement>(null);
  const scope = useMemo<FormScope>(() => ({ registry }), [registry]);
  useLayoutEffect(() => registry?.show(), [registry]);
  const submit = useWhenValid(scope, onSubmit);
  const [fields, setFields] = useState<readonly KnownField[]>([]);
  const { summary, properties } = errors ?? noErrors;

  const register = useCallback((field: KnownField) => {
    setFields((otherFields) => [...otherFields, field]);
    return () => setFields((otherFields) => otherFields.filter((other) => other !== field));
  }, []);

  const { messages, unclaimed } = useMemo(() => sortErrors(fields, properties), [fields, properties]);
  const state = useMemo<FormState>(
    () => ({
      fields,
      errorStyle,
      register,
      messageOf: (name) => messages.get(name),
      isMarked: (name) => properties.some(({ propertyName }) => propertyName.startsWith(name)),
    }),
    [fields, errorStyle, register, messages, properties],
  );

  // Once for each rejection, as soon as a field shows its message: the fields claim theirs one render after the rejection.
  const answered = useRef<FormErrors | null>(null);
  useEffect(() => {
    if (!errors || errors === answered.current || messages.size === 0) return;
    answered.current = errors;
    lead(form.current?.querySelector<HTMLElement>('[aria-invalid="true"]'));
  }, [errors, messages]);

  const toCorrect = fields.filter(
    (field, index) => messages.has(field.name) && fields.findIndex(({ name }) => name === field.name) === index,
  );
  const sentences = [...summary, ...unclaimed];
  const hasSummary = sentences.length > 0 || (summaryTitle !== undefined && toCorrect.length > 0);
  return (
    <FormContext value={state}>
      <FormElement
        aria-label={label}
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit(event);
        }}
        ref={form}
      >
        {hasSummary ? (
          <Summary role="alert">
            <CircleAlertIcon />
            <div>
              {summaryTitle ? <strong id={titleId}>{summaryTitle}</strong> : null}
              {sentences.length === 1 ? <p>{sentences[0]}</p> : null}
              {sentences.length > 1 ? (
                <ul>
                  {sentences.map((sentence) => (
                    <li key={sentence}>{sentence}</li>
                  ))}
                </ul>
              ) : null}
              {summaryTitle && toCorrect.length > 0 ? (
                <p>
                  {`${texts.validationSummary}\u00a0: `}
                  {toCorrect.map((field, index) => (
                    <span key={field.id}>
                      {index > 0 ? ", " : null}
                      <a
                        href={`#${field.id}`}
                        onClick={(event) => {
                          event.preventDefault();
                          lead(document.getElementById(field.id));
                        }}
                      >
                        {field.label}
                      </a>
                    </span>
                  ))}
                  .
                </p>
              ) : null}
            </div>
          </Summary>
        ) : null}
        <ScopeContext value={scope}>{children}</ScopeContext>
      </FormElement>
    </FormContext>
  );
}

/** Assigns each property's first message to the field with the longest name that is a prefix of the property's name. */
function sortErrors(fields: readonly KnownField[], properties: FormErrors["properties"]) {
  const messages = new Map<string, string>();
  const unclaimed: string[] = [];
  for (const { propertyName, errorMessage } of properties) {
    let claimant: string | undefined;
    for (const { name } of fields) {
      if (name !== "" && propertyName.startsWith(name) && name.length > (claimant?.length ?? 0)) claimant = name;
    }
    if (claimant === undefined) unclaimed.push(errorMessage);
    else if (!messages.has(claimant)) messages.set(claimant, errorMessage);
  }
  return { messages, unclaimed };
}

interface FieldErrors {
  message: string | undefined;
  isMarked: boolean;
  errorStyle: ErrorStyle | undefined;
}

/** Returns the form's errors for a field name; empty outside a form. */
export function useFieldErrors(name: string | undefined, label: ReactNode, id: string): FieldErrors {
  const form = useContext(FormContext);
  const section = useContext(SectionContext);
  const register = form?.register;
  useLayoutEffect(() => {
    if (register && name) return register({ name, label, id, section });
  }, [register, name, label, id, section]);
  return {
    message: name ? form?.messageOf(name) : undefined,
    isMarked: name ? (form?.isMarked(name) ?? false) : false,
    errorStyle: form?.errorStyle,
  };
}
