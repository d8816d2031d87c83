import { useState } from "react";
import { Button } from "../actions/Button.tsx";
import { Dialog } from "../dialog/Dialog.tsx";
import type { Option } from "../fields/option.ts";
import { Select } from "../fields/Select.tsx";
import { useOwnTexts, useTexts } from "../texts/TextsProvider.tsx";
import { sortableTexts } from "./texts.ts";

interface PositionDialogProps {
  label: string;
  /** Current index of the line. */
  index: number;
  /** The names of the other lines, in order. */
  others: readonly string[];
  onMove: (index: number) => void;
  onClose: () => void;
}

/** A dialog that moves a line after another one. */
export function PositionDialog({ label, index, others, onMove, onClose }: PositionDialogProps) {
  const words = useOwnTexts(sortableTexts);
  const texts = useTexts();
  const [position, setPosition] = useState(String(index));
  const options: Option[] = [
    { value: "0", label: words.first },
    ...others.map((name, place) => ({ value: String(place + 1), label: words.after(name) })),
  ];
  return (
    <Dialog
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button onClick={() => onMove(Number(position))} variant="primary">
            {words.move}
          </Button>
        </>
      }
      onClose={onClose}
      title={words.moveTitle(label)}
    >
      <Select label={words.position} onChange={setPosition} options={options} value={position} />
    </Dialog>
  );
}
