// Components of the pages before sign-in. They import this and not the whole index, so that the build can split the code of the first page.
export { Button, ButtonLink } from "./actions/Button.tsx";
export { Link } from "./actions/Link.tsx";
export { Checkbox } from "./fields/Checkbox.tsx";
export { Form } from "./fields/Form.tsx";
export { PasswordField } from "./fields/PasswordField.tsx";
export { TextField } from "./fields/TextField.tsx";
export { GuestLayout } from "./layout/GuestLayout.tsx";
export { FieldStack } from "./layout/ScreenOnly.tsx";
export { Alert } from "./status/Alert.tsx";
export { TextsProvider } from "./texts/TextsProvider.tsx";
