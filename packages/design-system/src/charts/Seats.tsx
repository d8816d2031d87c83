import { Bar, Track } from "../status/Progress.styles.ts";
import { Seat, SeatRow } from "./Seats.styles.ts";

interface SeatsProps {
  taken: number;
  total: number;
  /** Text equivalent: « 39 sur 40 ». */
  label: string;
}

/** Maximum number of seats drawn one by one. */
const MOST_SEATS = 100;

/** Renders one square per seat, filled when it is taken, twenty in a row; above 100 seats a single bar. */
export function Seats({ taken, total, label }: SeatsProps) {
  if (total > MOST_SEATS)
    return (
      <SeatRow aria-label={label} data-many="" role="img">
        <Track>
          <Bar style={{ width: `${Math.min(1, taken / total) * 100}%` }} />
        </Track>
      </SeatRow>
    );
  return (
    <SeatRow aria-label={label} role="img">
      {Array.from({ length: total }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: seats have no identity but their place
        <Seat data-taken={index < taken || undefined} key={index} />
      ))}
    </SeatRow>
  );
}
