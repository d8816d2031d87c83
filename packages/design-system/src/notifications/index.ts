export { NotificationHistory } from "./NotificationHistory.tsx";
