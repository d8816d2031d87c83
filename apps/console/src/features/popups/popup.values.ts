import type { Schemas } from "@reserve/contract";
import { edgeMoment } from "@reserve/domain";
import { isBlankHtml } from "@reserve/domain/rich-text";
import type { Publication } from "../../shared/command/save-effect.ts";
import { dayOrMoment } from "../../shared/record/publication.ts";

/** Values of the popup form. Start and end are moments or bare dates. */
export interface PopupValues {
  title: string;
  html: string;
  isActive: boolean;
  startTime: string | null;
  endTime: string | null;
  cookieDurationDays: number | null;
}

/** Returns the form values of a popup; a new one is inactive. */
export function popupValuesOf(popup: Schemas["Popup"] | null): PopupValues {
  if (!popup) {
    return {
      title: "",
      html: "",
      isActive: false,
      ...{ startTime: null, endTime: null },
      cookieDurationDays: 7,
    };
  }
  const { title, html, isActive, cookieDurationDays, startTime, endTime } = popup;
  return {
    title,
    html,
    isActive,
    startTime: startTime && dayOrMoment(startTime, "00:00:00"),
    endTime: endTime && dayOrMoment(endTime, "23:59:59"),
    cookieDurationDays,
  };
}

/** Returns the publication period of the popup. */
export function popupPublication({ isActive, startTime, endTime }: PopupValues): Publication {
  return { isPublic: isActive, start: startTime, end: endTime };
}

/** Returns the errors by field. */
export function faultsOf(values: PopupValues): (readonly [field: keyof PopupValues, fault: Fault])[] {
  const { startTime, endTime, cookieDurationDays } = values;
  const faults: (readonly [keyof PopupValues, Fault])[] = [];
  if (values.title.trim() === "") faults.push(["title", "title"]);
  if (isBlankHtml(values.html)) faults.push(["html", "html"]);
  if (startTime && endTime && edgeMoment(endTime, "end") <= edgeMoment(startTime, "start")) faults.push(["endTime", "order"]);
  if (cookieDurationDays === null || cookieDurationDays < 1) faults.push(["cookieDurationDays", "cookieDurationDays"]);
  return faults;
}

type Fault = "title" | "html" | "order" | "cookieDurationDays";

/** Returns the request body; null while it is incomplete. A date without a time stays a date, which the server supports. */
export function popupSaveOf(values: PopupValues): Schemas["PopupSave"] | null {
  const { cookieDurationDays } = values;
  return cookieDurationDays === null ? null : { ...values, title: values.title.trim(), cookieDurationDays };
}
