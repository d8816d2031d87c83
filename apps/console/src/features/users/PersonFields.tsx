import { Button, FieldStack, RadioGroup, TextField } from "@reserve/design-system";
import { FieldCell, FieldGrid } from "@reserve/design-system/fields";
import { DatePicker } from "@reserve/design-system/pickers";
import { parisDay } from "@reserve/domain";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useChoices } from "../../shared/pickers/useChoices.ts";
import { genders, type PersonValues } from "./person.ts";

interface PersonFieldsProps {
  values: PersonValues;
  /** The fields that are not saved yet. */
  changed: readonly string[];
  onChange: (change: Partial<PersonValues>) => void;
  /** True for the user's own account: only an administrator can change the user name. */
  isOwn?: boolean;
  /** Content required for a new e-mail address. */
  belowEmail?: ReactNode;
}

/** Fields for a person: the same for a user and for the own account. */
export function PersonFields({ values, changed, onChange, isOwn = false, belowEmail }: PersonFieldsProps) {
  const { t } = useTranslation(["users", "shared"]);
  const { options, isLoading, failure } = useChoices("listGenders");
  const fieldOf = (name: keyof PersonValues) => ({ name, label: t(`field.${name}`), isChanged: changed.includes(name) });
  const textOf = (name: "firstName" | "lastName" | "userName" | "email" | "mobilePhone" | "company") => ({
    ...fieldOf(name),
    value: values[name],
    onChange: (text: string) => onChange({ [name]: text }),
  });
  return (
    <FieldGrid>
      <FieldCell>
        <TextField {...textOf("firstName")} autoComplete={isOwn ? "given-name" : "off"} maxLength={100} required />
      </FieldCell>
      <FieldCell>
        <TextField {...textOf("lastName")} autoComplete={isOwn ? "family-name" : "off"} maxLength={100} required />
      </FieldCell>
      <FieldCell>
        <TextField
          {...textOf("userName")}
          autoCapitalize="none"
          autoComplete={isOwn ? "username" : "off"}
          help={isOwn ? t("field.userNameOwn") : t("field.userNameHelp")}
          maxLength={100}
          readOnly={isOwn}
          required
          spellCheck={false}
        />
      </FieldCell>
      <FieldCell>
        <FieldStack>
          <TextField {...textOf("email")} autoComplete={isOwn ? "email" : "off"} maxLength={254} required spellCheck={false} type="email" />
          {belowEmail}
        </FieldStack>
      </FieldCell>
      <FieldCell span={12}>
        <FieldStack>
          <RadioGroup
            {...fieldOf("gender")}
            error={failure?.message}
            help={isLoading && !failure ? t("shared:state.loading") : undefined}
            isInline
            onChange={(value) => onChange({ gender: genders.find((gender) => gender === value) ?? "Unknown" })}
            options={options}
            value={values.gender}
          />
          {failure ? (
            <div>
              <Button onClick={failure.onRetry}>{t("shared:state.retry")}</Button>
            </div>
          ) : null}
        </FieldStack>
      </FieldCell>
      <FieldCell span={4}>
        <DatePicker
          {...fieldOf("dateOfBirth")}
          isOptional
          max={parisDay(new Date())}
          onChange={(dateOfBirth) => onChange({ dateOfBirth })}
          value={values.dateOfBirth}
        />
      </FieldCell>
      <FieldCell span={4}>
        <TextField {...textOf("mobilePhone")} autoComplete={isOwn ? "tel" : "off"} isOptional maxLength={30} type="tel" />
      </FieldCell>
      <FieldCell span={4}>
        <TextField {...textOf("company")} autoComplete={isOwn ? "organization" : "off"} isOptional maxLength={200} />
      </FieldCell>
    </FieldGrid>
  );
}
