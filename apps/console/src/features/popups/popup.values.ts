import type { Schemas } from "@reserve/contract";
import { edgeMoment, parisDay, parisMoment, parisTime } from "@reserve/domain";
import { isBlankHtml } from "@reserve/domain/rich-text";

/** What the form holds of a popup: a day and a time of day are two fields, and the day alone is enough. */
export interface PopupValues {
  title: string;
  html: string;
  isActive: boolean;
  startTime: string | null;
  startHour: string | null;
  endTime: string | null;
  endHour: string | null;
  cookieDurationDays: number | null;
}

/** A popup as the form holds it; a new one is switched off until somebody wants it shown. */
export function popupValuesOf(popup: Schemas["Popup"] | null): PopupValues {
  if (!popup) {
    return {
      title: "",
      html: "",
      isActive: false,
      ...{ startTime: null, startHour: null, endTime: null, endHour: null },
      cookieDurationDays: 7,
    };
  }
  const { title, html, isActive, cookieDurationDays, startTime, endTime } = popup;
  return {
    title,
    html,
    isActive,
    startTime: startTime && parisDay(new Date(startTime)),
    startHour: startTime && hourOf(startTime, "00:00:00"),
    endTime: endTime && parisDay(new Date(endTime)),
    endHour: endTime && hourOf(endTime, "23:59:59"),
    cookieDurationDays,
  };
}

/** What is not as it must be, by its field. */
export function faultsOf(values: PopupValues): (readonly [field: keyof PopupValues, fault: Fault])[] {
  const { startTime, startHour, endTime, endHour, cookieDurationDays } = values;
  const faults: (readonly [keyof PopupValues, Fault])[] = [];
  if (values.title.trim() === "") faults.push(["title", "title"]);
  if (isBlankHtml(values.html)) faults.push(["html", "html"]);
  if (startTime === null && startHour !== null) faults.push(["startTime", "startTime"]);
  if (endTime === null && endHour !== null) faults.push(["endTime", "endTime"]);
  const [start, end] = [momentOf(startTime, startHour), momentOf(endTime, endHour)];
  if (start && end && edgeMoment(end, "end") <= edgeMoment(start, "start")) faults.push(["endTime", "order"]);
  if (cookieDurationDays === null || cookieDurationDays < 1) faults.push(["cookieDurationDays", "cookieDurationDays"]);
  return faults;
}

type Fault = "title" | "html" | "startTime" | "endTime" | "order" | "cookieDurationDays";

/** A popup as the server takes it; null while something is missing. A day without a time goes as a day: the server knows what that means. */
export function popupSaveOf({ startHour, endHour, ...values }: PopupValues): Schemas["PopupSave"] | null {
  const { cookieDurationDays } = values;
  if (cookieDurationDays === null) return null;
  return {
    ...values,
    title: values.title.trim(),
    startTime: momentOf(values.startTime, startHour),
    endTime: momentOf(values.endTime, endHour),
    cookieDurationDays,
  };
}

function momentOf(day: string | null, hour: string | null): string | null {
  return day && hour ? parisMoment(day, hour).toISOString() : day;
}

/** The time of day, to the minute; null where it is what a day alone means. */
function hourOf(moment: string, edge: string): string | null {
  const time = parisTime(new Date(moment));
  return time === edge ? null : time.slice(0, 5);
}
