import { parisDay, shiftDay } from "../dates.ts";

/** Days of the withdrawal period, from the day after the delivery (C. conso. L221-18). */
const PERIOD_DAYS = 14;

/**
 * Returns the last day on which a consumer can withdraw from an order that was delivered then, `2026-12-14`. A period that would end on a
 * Saturday, a Sunday or a public holiday ends on the next working day (C. conso. L221-19; regulation 1182/71, article 3).
 */
export function lastWithdrawalDay(deliveredAt: Date): string {
  let day = shiftDay(parisDay(deliveredAt), PERIOD_DAYS);
  while (!isWorkingDay(day)) day = shiftDay(day, 1);
  return day;
}

function isWorkingDay(day: string): boolean {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !isPublicHoliday(day);
}

/** Holidays of every year, `05-08`, and those that follow Easter Sunday, in days (Code du travail, L3133-1). */
const FIXED = ["01-01", "05-01", "05-08", "07-14", "08-15", "11-01", "11-11", "12-25"];
const AFTER_EASTER = [1, 39, 50];

function isPublicHoliday(day: string): boolean {
  if (FIXED.includes(day.slice(5))) return true;
  const easter = easterSunday(Number(day.slice(0, 4)));
  return AFTER_EASTER.some((days) => shiftDay(easter, days) === day);
}

/** Returns Easter Sunday of a year in the Gregorian calendar (algorithm of Meeus, Jones and Butcher). */
function easterSunday(year: number): string {
  const [golden, century, rest] = [year % 19, Math.floor(year / 100), year % 100];
  const corrected = century - Math.floor((century + 8) / 25);
  const epact = (19 * golden + century - Math.floor(century / 4) - Math.floor((corrected + 1) / 3) + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const sum = epact + weekday - 7 * late + 114;
  return `${year}-${String(Math.floor(sum / 31)).padStart(2, "0")}-${String((sum % 31) + 1).padStart(2, "0")}`;
}
