export { fetchText } from '../../tests/http/raw-http.ts'
