export {
  type CommandActor,
  type CommandCall,
  type CommandEmitted,
  type CommandEvent,
  type CommandMachine,
  type CommandSnapshot,
  type CommandStart,
  createCommandMachine,
} from "./command.machine.ts";
export { broken, isUnanswered, type Outcome, type Refusal } from "./outcome.ts";
