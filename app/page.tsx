import { HomeScreen } from "@/app/home/home-screen";

/** Your games. Nothing of it comes from the server: the list is the device's. */
export default function HomePage() {
  return <HomeScreen />;
}
